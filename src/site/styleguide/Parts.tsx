'use client';
/** The parts one works with, each in its states. */
import { useState } from 'react';
import { Button, IconButton } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { SunIcon } from '@/src/ui/icons';
import { Menu } from '@/src/ui/overlays/menu';
import { Modal } from '@/src/ui/overlays/modal';
import { Segmented } from '@/src/ui/segmented';
import { Select } from '@/src/ui/select';
import { Tabs } from '@/src/ui/tabs';

const WAYS = [
  { value: 'balances', label: 'Balances' },
  { value: 'taccounts', label: 'T-accounts' },
  { value: 'ledger', label: 'Ledger' },
] as const;

type Way = (typeof WAYS)[number]['value'];

/** Buttons, fields, choices, tabs, a menu and a dialog. */
export function Parts() {
  const [way, setWay] = useState<Way>('taccounts');
  const [amount, setAmount] = useState('30');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="style-parts">
      <p>
        <Button>Framed</Button> <Button variant="primary">Primary</Button>{' '}
        <Button variant="quiet">Quiet</Button> <Button disabled>Disabled</Button>{' '}
        <IconButton label="Light theme">
          <SunIcon size={20} />
        </IconButton>{' '}
        <Menu
          label="More"
          trigger="More"
          items={[{ label: 'Share', onSelect: () => setIsOpen(true) }]}
        />
      </p>
      <TextField label="Amount" suffix="$" value={amount} onChange={setAmount} hint="At most 100" />
      <TextField
        label="Amount"
        suffix="$"
        value={amount}
        onChange={setAmount}
        error="The account holds 20."
      />
      <Select label="Display" value={way} onChange={setWay} options={WAYS} />
      <Segmented label="Display" value={way} onChange={setWay} options={WAYS} />
      <Tabs label="Display" value={way} onChange={setWay} options={WAYS}>
        The panel of the tab {way}.
      </Tabs>
      <Modal open={isOpen} title="A dialog" onOpenChange={setIsOpen}>
        It names itself, and closing it hands the focus back.
      </Modal>
    </div>
  );
}
