import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAlias, readKey } from "./readKey.ts";

const file = (alias: string) => ({ disk: "/", path: "keys", name: "ali", alias });
const noon = Date.parse("2026-11-26T12:00:00+05:00");

const legal = 'CN=KARIMOV ALI,Name=ALI,surname=KARIMOV,o="CHORSU", MAS\'ULIYATI=CHEKLANGAN,t=DIREKTOR,uid=123456789,'
  + "1.2.860.3.16.1.1=301234567,1.2.860.3.16.1.2=30101900000001,serialnumber=77b2e1,validfrom=2024.01.01 10:00:00,validto=2027.01.02 10:00:00";

describe("what a key says of itself", () => {
  it("K968 it is read by its known names, in whatever case, with commas and equals signs in its values", () => {
    expect(readKey(file(legal), noon)).toEqual({
      subject: "KARIMOV ALI", organization: '"CHORSU", MAS\'ULIYATI=CHEKLANGAN', tin: "301234567", pinfl: "30101900000001", serial: "77B2E1",
      validFrom: "01.01.2024", validTo: "02.01.2027", isExpired: false, kind: "legal",
    });
  });

  it("K968 without the number of a legal entity it is a person's, with their own number", () => {
    const person = "cn=ALI,uid=123456789,1.2.860.3.16.1.2=30101900000001,validto=2026.11.26 12:00:00";
    expect(readKey(file(person), noon)).toMatchObject({ kind: "individual", tin: "123456789", serial: "", validFrom: "", isExpired: false });
    expect(readKey(file(person), noon + 1)).toMatchObject({ isExpired: true });
  });

  it("K968 what says nothing has its file's name, and a day that is none is no day", () => {
    for (const alias of ["", "???", "validto=soon", "validto=2026.99.99 00:00:00"]) {
      expect(readKey(file(alias), noon)).toMatchObject({ subject: "ali", organization: "", isExpired: false });
    }
  });

  it("K968 whatever the values are, none is taken for another one", () => {
    // No value begins another name: such a text has two readings, and is shown alone.
    const value = fc.stringMatching(/^[A-Za-zА-я0-9 ,="'.-]{0,40}$/).filter((text) => Object.keys(readAlias(`,${text}`)).length === 0).map((text) => text.trim());
    const names = ["cn", "o", "t", "uid", "serialnumber", "1.2.860.3.16.1.1", "1.2.860.3.16.1.2"] as const;
    fc.assert(fc.property(fc.tuple(...names.map(() => value)), fc.boolean(), (values, isLoud) => {
      const alias = names.map((name, at) => `${isLoud ? name.toUpperCase() : name}=${values[at]}`).join(",");
      expect(readAlias(alias)).toEqual(Object.fromEntries(names.map((name, at) => [name, values[at]])));
    }));
  });
});
