/**
 * A certificate's serial as it is compared and kept: capital hex digits without leading zeros. Undefined for what is none.
 * @example normalSerial("00:7a b3") // "7AB3"
 */
export function normalSerial(text: string): string | undefined {
  const digits = text.replace(/^\s*0x/i, "").replace(/[\s:-]/g, "");
  // RFC 5280 §4.1.2.2: 20 bytes at most.
  if (!/^[0-9a-f]+$/i.test(digits)) return undefined;
  const serial = digits.replace(/^0+(?=.)/, "").toUpperCase();
  return serial.length <= 40 ? serial : undefined;
}
