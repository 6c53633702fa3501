import { useState, type ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { FailureView, NoAccessView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { WhyQuery } from "#sdk/wire.ts";
import { useWhyObjects } from "./useWhyObjects.ts";
import styles from "./WhyScreen.module.css";
import { WhyForm } from "./WhyForm.tsx";
import { WhyResult } from "./WhyResult.tsx";
import { askedOf, type WhyQuestion } from "./WhyQuestion.ts";

/** `/system/why/{user}`: by which rule a user sees something or not. */
export function WhyScreen({ params: { user = "" } }: ScreenProps): ReactElement {
  const t = useText();
  const isAdministrator = useIsAdministrator();
  useScreenHeading(isAdministrator ? { title: t("system.why.title") } : undefined);
  return isAdministrator ? <Asking user={user} /> : <NoAccessView />;
}

function Asking({ user }: { readonly user: string }): ReactElement {
  const t = useText();
  const forms = useCapability("forms");
  const [person, reloadPerson] = useLoaded((signal) => forms.read("users", user, { signal }), [forms, user]);
  const [objects, reload] = useWhyObjects();
  const [question, setQuestion] = useState<WhyQuestion>({ kind: "table", record: "" });
  if (person.state === "failed") return <FailureView failure={person.failure} onRetry={reloadPerson} />;
  if (objects.state === "failed") return <FailureView failure={objects.failure} onRetry={reload} />;
  if (person.state === "loading" || objects.state === "loading") return <SkeletonText lines={8} />;
  const { fullName, username } = person.value.values;
  const asked = askedOf(user, question);
  return (
    <div className={styles.screen}>
      <PageHeader title={t("system.why.title")} />
      <p className={styles.person}>{[fullName, username].map(String).join(" · ")}</p>
      <Card>
        <div className={styles.ask}>
          <p className={styles.note}>{t("system.why.note")}</p>
          <WhyForm question={question} objects={objects.value[question.kind]} onChange={setQuestion} />
        </div>
      </Card>
      {asked && <Answer key={JSON.stringify(asked)} asked={asked} />}
    </div>
  );
}

function Answer({ asked }: { readonly asked: WhyQuery }): ReactElement {
  const [http, locale] = [useCapability("http"), useLanguage().code];
  const [answer, reload] = useLoaded(async (signal) => await http.call("GET config/why", { query: asked, signal }), [http, locale]);
  if (answer.state === "failed") return <FailureView failure={answer.failure} onRetry={reload} />;
  return <Card>{answer.state === "loading" ? <SkeletonText lines={3} /> : <WhyResult answer={answer.value} />}</Card>;
}
