import { isIP } from 'node:net';
import { isPublicIpAddress } from './is-public-ip-address.ts';

const PORTS = ['', '443', '8443'];

/** Why nothing is sent to an address, in words for whoever typed it. */
export type OutboundUrlProblem = { problem: string };
export type OutboundUrl = {
  url: URL;
  /** The operator of this installation named the host: it may stand in the server's own network, and needs no https. */
  isTrusted: boolean;
};

/**
 * Looks at the address alone. What a name stands for is looked at when it is connected to, because that may change at any
 * moment.
 * @param httpHosts hosts that the operator trusts, with their port where it is not the usual one
 */
export function checkOutboundUrl(
  address: string,
  httpHosts: readonly string[],
): OutboundUrl | OutboundUrlProblem {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '')
    return { problem: 'Write an address like https://example.com/evenhand.' };
  if (url.username !== '' || url.password !== '')
    return { problem: 'Leave the user name and the password out of the address.' };
  if (httpHosts.some((host) => hostOf(host, url.protocol) === url.host))
    return { url, isTrusted: true };
  if (url.protocol !== 'https:')
    return { problem: 'The address must begin with https://, so that nobody reads along.' };
  if (!PORTS.includes(url.port)) return { problem: 'Use port 443 or 8443.' };
  // Decimal, octal and hexadecimal spellings are dotted ones by now: `URL` reads them as a browser does.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 ? !isPublicIpAddress(host) : /(^|\.)localhost\.?$/.test(host))
    return { problem: 'This address is not on the public internet.' };
  return { url, isTrusted: false };
}

/** As `URL` spells it, without the port that goes without saying. */
function hostOf(host: string, protocol: string): string | undefined {
  return URL.parse(`${protocol}//${host}`)?.host;
}
