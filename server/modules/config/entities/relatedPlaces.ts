import type { EntityDescription } from "#contract/entities/describe.ts";
import type { EntityDefinition } from "./EntityDefinition.ts";
import { ownerTitle } from "./titledFields.ts";

interface RelatedPlace {
  /** A key of the platform's translations. */
  readonly title: string;
  /** A link with properties of the object in braces. */
  readonly link: string;
}

/** Where an administrator goes from the form of an object: to what it is a part of, to its parts, and to where it is used. */
export function relatedPlaces(entity: EntityDefinition): RelatedPlace[] {
  const { owner, ownerField, description } = entity;
  const { parts = {}, partOf = "", use } = description as EntityDescription;
  return [
    ...(owner !== undefined && ownerField !== undefined ? [{ title: ownerTitle(entity), link: ownerLink(owner, ownerField) }] : []),
    ...Object.values(parts).flatMap(({ part: { name, title } }) => (title === undefined ? [] : [{ title, link: partsLink(name, partOf) }])),
    ...(use ? [use] : []),
  ];
}

/** From a part to its owner. */
export const ownerLink = (owner: string, ownerField: string): string => `forms/${owner}/{${ownerField}}?_target=modal_960`;

/** From an owner to the list of its parts. */
export const partsLink = (part: string, partOf: string): string => `tables/${part}?f.${partOf}={$id}`;
