import { expect, it } from "vitest";
import { isInNetworks, isNetwork } from "./networks.ts";

it("SE151 a network is an address or the beginning of several, of IPv4 or IPv6; nothing else is one", () => {
  expect(["10.0.0.0/8", "192.0.2.7", "2001:db8::/32", "::1", "0.0.0.0/0"].filter((text) => !isNetwork(text))).toEqual([]);
  expect(["10.0.0.0/33", "10.0.0/8", "10.0.0.0/", "2001:db8::/129", "example.org", "", " 10.0.0.0/8", "10.0.0.0/8,::1", "١٠.0.0.0/8"].filter(isNetwork)).toEqual([]);
});

it("SE151 an address is of a network by its bits, an IPv4 address also in IPv6 form", () => {
  const networks = ["10.0.0.0/8", "192.0.2.7", "2001:db8:1::/48"];
  const inside = ["10.0.0.0", "10.255.255.255", "192.0.2.7", "::ffff:10.1.2.3", "::FFFF:192.0.2.7", "2001:db8:1:ffff::1", "2001:0DB8:0001::"];
  expect(inside.filter((address) => !isInNetworks(address, networks))).toEqual([]);
  const outside = ["11.0.0.0", "192.0.2.8", "::ffff:11.0.0.1", "2001:db8:2::1", "::10.1.2.3", "", "unknown", "10.1"];
  expect(outside.filter((address) => isInNetworks(address, networks))).toEqual([]);
});
