import type { MetadataRoute } from 'next';
import { LIGHT } from '@/src/ui/stitches/tokens';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') =>
  ({ src: `/icons/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }) as const;

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'Tallystick: learn money and banking',
    short_name: 'Tallystick',
    description:
      'Learn how money and banking work: short lessons, each with a board on which you make the payments and watch every balance sheet answer.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    categories: ['education'],
    background_color: LIGHT.colors.page,
    theme_color: LIGHT.colors.page,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Lectures', url: '/lectures', description: 'All lessons, in order' },
      { name: 'Sandbox', url: '/sandbox', description: 'Build a banking system of your own' },
    ],
  };
}
