import type { EditableComponent } from "./EditableComponent.ts";

const script = `import { useState } from "react";
import { storage, useTheme } from "@platon/sdk";

/** Change anything here: the result beside it follows. */
export default function Starter() {
  const [count, setCount] = useState(0);
  const theme = useTheme();
  const press = async () => {
    setCount(count + 1);
    await storage.set("starter", count + 1);
  };
  return (
    <section className="starter">
      <h2>{theme.name}</h2>
      <button type="button" onClick={() => void press()}>{count}</button>
    </section>
  );
}
`;

const css = `.starter {
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  color: var(--text-normal);
}

.starter button {
  min-width: 64px;
  padding: var(--space-2) var(--space-4);
  color: var(--text-on-accent);
  background: var(--accent);
  border: 0;
  border-radius: var(--radius-medium);
  font: inherit;
}
`;

/** Is there in every project and for everybody. */
export const starterComponent: EditableComponent = {
  scope: "demo", name: "Starter", scripts: [script], css, content: "", realm: "worker", data: {},
};
