const GROUPS = 8;
const OF_A_HOUSEHOLD = 4;

/** An IPv4 address, or the /64 that one household of IPv6 has, however its address is shortened. */
export function networkOfNormalisedIpAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = ip.includes('::')
    ? Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0')
    : [];
  return [...before, ...zeros, ...after].slice(0, OF_A_HOUSEHOLD).join(':');
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}

/** As much of an address as one needs to recognise it, and no more: half of it. */
export function coarseIpNetwork(ip: string): string {
  const network = networkOfNormalisedIpAddress(ip);
  if (network.includes('.')) return `${network.split('.').slice(0, 2).join('.')}.x.x`;
  return `${network.split(':').slice(0, 2).join(':')}::x`;
}
