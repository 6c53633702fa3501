import { normalSerial } from "../normalSerial.ts";
import { SignatureRefused } from "./SignatureRefused.ts";
import type { Signer } from "./Signer.ts";

/** Object identifiers of what a subject says of itself: never looked for in a text. */
export const subjectOids = { name: "2.5.4.3", pinfl: "1.2.860.3.16.1.2", tin: "1.2.860.3.16.1.1" } as const;

interface Said {
  /** Hex digits. */
  readonly serial: string;
  /** Every attribute of the subject, by object identifier. */
  readonly attributes: readonly (readonly [oid: string, value: string])[];
}

/** @throws SignatureRefused where a number is said twice, or is none */
export function readSigner({ serial: hex, attributes }: Said): Signer {
  const serial = normalSerial(hex);
  if (serial === undefined) throw new SignatureRefused("no serial");
  const valueOf = (oid: string): string | undefined => {
    const values = attributes.flatMap(([name, value]) => (name === oid ? [value.trim()] : []));
    if (values.length > 1) throw new SignatureRefused(`the subject has ${oid} more than once`);
    return values[0] === "" ? undefined : values[0];
  };
  const numberOf = (oid: string, digits: RegExp): string | undefined => {
    const value = valueOf(oid);
    if (value !== undefined && !digits.test(value)) throw new SignatureRefused(`${oid} is no such number`);
    return value;
  };
  return {
    serial,
    pinfl: numberOf(subjectOids.pinfl, /^\d{14}$/),
    tin: numberOf(subjectOids.tin, /^\d{9}$/),
    fullName: (valueOf(subjectOids.name) ?? "").slice(0, 500),
  };
}
