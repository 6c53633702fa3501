import { BlockList, isIP } from "node:net";

/** An address, or several by their beginning (RFC 4632, RFC 4291 §2.3). */
const form = /^([0-9a-f.:]+?)(?:\/(\d{1,3}))?$/i;

interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: "ipv4" | "ipv6";
}

function readNetwork(text: string): Network | undefined {
  const [, address = "", length] = form.exec(text) ?? [];
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  const prefix = length === undefined ? longest : Number(length);
  return version === 0 || prefix > longest ? undefined : { address, prefix, family: version === 4 ? "ipv4" : "ipv6" };
}

/**
 * Whether the text names a network.
 * @example isNetwork("10.0.0.0/8") // true
 */
export const isNetwork = (text: string): boolean => readNetwork(text) !== undefined;

/**
 * Whether an address is of one of the networks. An IPv4 address in IPv6 form is the IPv4 address (P39).
 * @example isInNetworks("::ffff:10.1.2.3", ["10.0.0.0/8"]) // true
 */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const list = new BlockList();
  for (const network of networks.map(readNetwork)) if (network) list.addSubnet(network.address, network.prefix, network.family);
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const version = isIP(plain);
  return version !== 0 && list.check(plain, version === 4 ? "ipv4" : "ipv6");
}
