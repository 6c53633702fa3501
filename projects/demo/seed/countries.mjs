import { countries } from "countries-list";

/** Every country of the package, in the order of their codes. */
export function* rows({ idOf }) {
  const codes = Object.keys(countries).sort();
  for (const [index, code] of codes.entries()) {
    const { name, native, capital, continent, currency, languages, phone } = countries[code];
    yield {
      id: idOf("countries", index),
      code,
      name,
      native_name: native,
      capital: capital || null,
      continent,
      currency: currency.join(", ") || null,
      languages,
      phone: phone.map((number) => `+${number}`).join(", ") || null,
    };
  }
}
