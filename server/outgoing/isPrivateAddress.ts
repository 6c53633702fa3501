import { isInNetworks } from "../access/networks.ts";

/** Networks that are no place of the internet (RFC 6890, RFC 4193), and those that lead into one of them in another form. */
const privateNetworks = [
  "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.168.0.0/16", "198.18.0.0/15",
  "224.0.0.0/4", "240.0.0.0/4", "::/127", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8",
];

/**
 * Whether an address is of this machine, its network or nobody's.
 * @example isPrivateAddress("::ffff:10.1.2.3") // true
 */
export const isPrivateAddress = (address: string): boolean => isInNetworks(address, privateNetworks);
