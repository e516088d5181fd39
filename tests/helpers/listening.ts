/** A server that a test makes itself, at an address of its own. */
import type { Server } from 'node:http';

/** Has it listen on a free port; gives its address. */
export function listening(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
}
