/**
 * Whether an address leads to one of the hosts: `api.example.org`, what is below `*.example.org`, `10.0.0.7:8080`. Without a port, only by the
 * usual one.
 * @example isNamedHost(new URL("https://api.example.org/rates"), ["*.example.org"]) // true
 */
export function isNamedHost({ hostname, port, protocol }: URL, hosts: readonly string[]): boolean {
  const usual = protocol === "https:" ? "443" : "80";
  return hosts.some((one) => {
    const [, name = "", wanted = usual] = /^(\[.*\]|[^:]*)(?::(\d+))?$/.exec(one) ?? [];
    return wanted === (port || usual) && (name.startsWith("*.") ? hostname.endsWith(name.slice(1)) : hostname === name);
  });
}
