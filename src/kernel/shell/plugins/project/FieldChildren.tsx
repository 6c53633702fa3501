import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";
import { CapabilitiesContext } from "#sdk/react/CapabilitiesContext.ts";
import { ContributionsContext } from "#sdk/react/useContributions.ts";

/** The elements that stand in an element of a project's plugin, and the places that the plugin's markup has for them. */
export interface FieldChildren {
  /** Trust group of the element: nobody else's component shows them. */
  readonly group: string;
  readonly elements: ReactNode;
  /** Ids of the places; the first shows them, for an element of a form is there once. */
  readonly places: readonly string[];
  /** @returns gives the place up */
  readonly take: (place: string) => () => void;
}

export const FieldChildrenContext = createContext<FieldChildren | undefined>(undefined);

interface FieldChildrenScopeProps {
  readonly group: string;
  readonly elements: ReactNode;
  readonly children: ReactNode;
}

/** Hands the form's elements to `<platon-children />` in the markup below; they keep what the form's plugin was granted. */
export function FieldChildrenScope({ group, elements, children }: FieldChildrenScopeProps): ReactNode {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const take = useCallback((place: string) => {
    setPlaces((before) => [...before, place]);
    return () => setPlaces((before) => before.filter((one) => one !== place));
  }, []);
  const capabilities = useContext(CapabilitiesContext);
  const contributions = useContext(ContributionsContext);
  const inside = useMemo<FieldChildren>(
    () => ({
      group, places, take,
      elements: elements && (
        <CapabilitiesContext value={capabilities}>
          <ContributionsContext value={contributions}>{elements}</ContributionsContext>
        </CapabilitiesContext>
      ),
    }),
    [group, places, take, elements, capabilities, contributions],
  );
  return <FieldChildrenContext value={inside}>{children}</FieldChildrenContext>;
}
