import { ChevronRight } from "lucide-react";
import type { ReactElement } from "react";
import { formatDateTime } from "#core/format/formatDate.ts";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import type { HealthReport } from "#sdk/wire.ts";
import styles from "./Health.module.css";
import { shareText, timeText } from "./healthTexts.ts";
import { MoreLink } from "./MoreLink.tsx";
import { SizeTable } from "./SizeTable.tsx";
import { statementsOf } from "./statementsOf.ts";

type Server = NonNullable<HealthReport["server"]>;

interface ServerProps {
  readonly server: Server;
  readonly say: SayLate;
}

/** What is of all projects: nodes, the slowest statements, and sizes. */
export function ServerState({ server, say }: ServerProps): ReactElement {
  const t = useText();
  const locale = useLocale();
  const { database, files, tables } = server;
  const sizes = [t(`system.database.kinds.${database.kind}`, { version: database.version }), formatFileSize(database.bytes, locale), say("files", { count: formatNumber(files.count), size: formatFileSize(files.bytes, locale) })];
  return (
    <section className={styles.server} aria-label={say("server")}>
      <header>
        <h2 className={styles.heading}>{say("server")}</h2>
        <p className={styles.hint}>{say("serverHint")}</p>
      </header>
      <Card title={say("nodes")} isBare>
        <ul className={styles.rows}>
          {server.nodes.map((node) => <li key={node.id}><NodeRow node={node} say={say} /></li>)}
        </ul>
      </Card>
      <div className={styles.pair}>
        <Card title={say("statements")} isBare>
          <p className={styles.lead}>{say("statementsHint")}</p>
          <ul className={styles.rows}>
            {statementsOf(server.nodes).map((statement) => <li key={statement.text}><StatementRow statement={statement} say={say} /></li>)}
          </ul>
        </Card>
        <Card title={say("sizes")} actions={<MoreLink link="system/db-control" text={say("database")} />} isBare>
          <p className={styles.lead}>{sizes.join(" · ")}</p>
          <SizeTable say={say} tables={tables.map(({ schema, name, bytes }) => ({ id: `${schema}.${name}`, name: `${schema}.${name}`, bytes }))} />
        </Card>
      </div>
    </section>
  );
}

function NodeRow({ node, say }: { readonly node: Server["nodes"][number]; readonly say: SayLate }): ReactElement {
  const locale = useLocale();
  const timeZone = useReadable(useCapability("i18n").timeZone);
  const { host, isOwn, isAway, version, startedAt, memory, busy, eventStreams, waiting } = node;
  const facts = [
    { id: "version", value: version }, { id: "up", value: formatDateTime(startedAt, { timeZone }) }, { id: "memory", value: formatFileSize(memory, locale) }, { id: "busy", value: shareText(busy) },
    { id: "streams", value: formatNumber(eventStreams) }, { id: "waiting", value: formatNumber(waiting) },
  ];
  return (
    <>
      <span className={styles.named}>
        <span className={styles.name}>{host}</span>
        {isOwn && <StatusPill tone="success">{say("node.own")}</StatusPill>}
        {isAway && <StatusPill tone="danger">{say("node.away")}</StatusPill>}
      </span>
      <dl className={styles.figures}>
        {facts.map(({ id, value }) => (
          <div key={id}>
            <dt>{say(`node.${id}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function StatementRow({ statement: { text, count, meanMs, maxMs }, say }: { readonly statement: Server["nodes"][number]["statements"][number]; readonly say: SayLate }): ReactElement {
  return (
    <details className={styles.statement}>
      <summary>
        <Icon of={ChevronRight} className={styles.mark} />
        <span className={styles.short}>{text}</span>
        <span className={styles.note}>{say("statementOf", { mean: timeText(meanMs, say), max: timeText(maxMs, say), count: formatNumber(count) })}</span>
      </summary>
      <code className={styles.text}>{text}</code>
    </details>
  );
}
