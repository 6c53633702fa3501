// Runs on the server, after the queries of city-summary.json: totals of the country's cities, by kind.

interface Country {
  readonly code: string;
  readonly name: string;
  readonly capital: string | null;
}

interface City {
  readonly name: string;
  readonly feature_code: string | null;
  readonly population: number | null;
}

interface Input {
  readonly stages: { readonly country: readonly Country[]; readonly total: number; readonly cities: readonly City[] };
}

/** Ends the call with what is wrong, by parameter. */
declare function refuse(fields: Record<string, string>): never;

const peopleOf = (cities: readonly City[]): number => cities.reduce((sum, { population }) => sum + (population ?? 0), 0);

export default function summary({ stages }: Input) {
  const { country: [country], cities, total } = stages;
  if (country === undefined) return refuse({ country: "Бундай мамлакат йўқ" });
  const kinds = new Map<string, City[]>();
  for (const city of cities) {
    const kind = city.feature_code ?? "";
    kinds.set(kind, [...(kinds.get(kind) ?? []), city]);
  }
  return {
    country: { code: country.code, name: country.name, capital: country.capital },
    cities: total,
    // The thousand largest: the rest of a large country are villages.
    counted: cities.length,
    population: peopleOf(cities),
    largest: cities.slice(0, 5).map(({ name, population }) => ({ name, population })),
    kinds: [...kinds].map(([kind, members]) => ({ kind, cities: members.length, population: peopleOf(members) })),
  };
}
