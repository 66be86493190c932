/** A network of its own to ask from: all stories together ask for more than one network may within an hour. */
export function randomIpAddressHeaders(): { 'x-forwarded-for': string } {
  const numbers = crypto.getRandomValues(new Uint8Array(3));
  return { 'x-forwarded-for': `10.${numbers.join('.')}` };
}
