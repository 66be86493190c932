import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export type CuttableRelay = {
  port: number;
  /** From now on nothing comes through, no end of a connection either; new ones are not answered. */
  cut: () => void;
  /** What was held is handed on, as a network does that is there again. */
  heal: () => void;
  close: () => void;
};

/** Stands on a wire between two programs of this machine. */
export async function openCuttableRelay(target: number): Promise<CuttableRelay> {
  let whole = Promise.withResolvers<void>();
  whole.resolve();
  const onceWhole = (work: () => void) => {
    whole.promise.then(work).catch(() => {});
  };
  const open = new Set<Socket>();
  const hold = () =>
    new Transform({
      transform: (chunk, _encoding, handOn) => onceWhole(() => handOn(null, chunk)),
      flush: (handOn) => onceWhole(() => handOn()),
    });
  const join = (from: Socket, to: Socket) => {
    open.add(from);
    from.on('close', () => open.delete(from));
    from.on('error', () => onceWhole(() => to.destroy()));
    from.pipe(hold()).pipe(to);
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    near.on('error', () => {});
    onceWhole(() => {
      const far = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
      join(near, far);
      join(far, near);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, its address is an object.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: () => {
      whole = Promise.withResolvers<void>();
    },
    heal: () => whole.resolve(),
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
