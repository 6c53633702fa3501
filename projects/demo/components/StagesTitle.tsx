import type { HeaderComponentProps } from "@platon/sdk";

/** Heads the column of stages: its title, and what the three steps look like. */
export default function StagesTitle({ title }: HeaderComponentProps) {
  return (
    <div className="title">
      <span className="text">{title}</span>
      <span className="steps" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}
