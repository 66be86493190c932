import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openCuttableRelay } from './open-cuttable-relay.ts';

/** A far end behind a relay, and what each of its connections has heard. */
async function openFarEnd() {
  const heard: string[] = [];
  const ended: Socket[] = [];
  const far = createServer({ allowHalfOpen: true }, (socket) => {
    const at = heard.push('') - 1;
    socket.on('data', (chunk) => (heard[at] += chunk.toString()));
    socket.on('end', () => {
      ended.push(socket);
      socket.end('goodbye');
    });
  });
  await new Promise<void>((resolve) => far.listen(0, '127.0.0.1', resolve));
  // Listening on a port, its address is an object.
  const relay = await openCuttableRelay((far.address() as AddressInfo).port);
  onTestFinished(() => {
    relay.close();
    far.close();
  });
  return { relay, heard, ended };
}

async function openNearEnd(port: number): Promise<Socket> {
  const near = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void near.destroy());
  await once(near, 'connect');
  return near;
}

/** So long that what is let through is there: a whole way by another relay. */
async function aWholeWay(): Promise<void> {
  const other = await openFarEnd();
  const near = await openNearEnd(other.relay.port);
  near.write('there?');
  await expect.poll(() => other.heard).toEqual(['there?']);
}

test('while it is cut nothing comes through, no end and no new connection; healed, all of it does, in order', async () => {
  const { relay, heard, ended } = await openFarEnd();
  const near = await openNearEnd(relay.port);
  const answered = once(near, 'data');
  near.write('one ');
  await expect.poll(() => heard).toEqual(['one ']);
  relay.cut();
  near.write('two ');
  near.end('three');
  const late = await openNearEnd(relay.port);
  late.write('four');
  await aWholeWay();
  expect([heard, ended.length]).toEqual([['one '], 0]);
  relay.heal();
  await expect.poll(() => heard).toEqual(['one two three', 'four']);
  expect(String((await answered)[0])).toBe('goodbye');
});
