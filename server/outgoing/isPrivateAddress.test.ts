import { expect, it } from "vitest";
import { isPrivateAddress } from "./isPrivateAddress.ts";

it("OI40 addresses of this machine, of its network and of nobody are told from those of the internet, in each form", () => {
  const inside = ["127.0.0.1", "127.8.0.1", "10.1.2.3", "172.31.255.255", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "::1", "::", "::ffff:10.1.2.3", "::ffff:a01:203", "fd00::1", "fe80::1", "64:ff9b::a01:203", "2001:0:7f00:1::1", "::ffff:0:7f00:1", "fec0::1", "fe80::1%eth0"];
  expect(inside.filter((address) => !isPrivateAddress(address))).toEqual([]);
  expect(["8.8.8.8", "172.32.0.1", "192.169.0.1", "100.128.0.1", "2a00:1450:4001::1", "::ffff:8.8.8.8"].filter(isPrivateAddress)).toEqual([]);
});
