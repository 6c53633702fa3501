import { useSignals } from "@preact/signals-react/runtime";
import { lazy, Suspense, useEffect, useState, type ReactElement } from "react";
import { ConfirmFrame } from "#sdk/ui/overlays/ConfirmFrame.tsx";
import type { Question } from "../../services/overlays/OverlayState.ts";
import { useKernel } from "../react/KernelContext.ts";
import { useLayer } from "./useLayer.ts";

const TypedName = lazy(async () => ({ default: (await import("./TypedName.tsx")).TypedName }));
const QuestionDetails = lazy(async () => ({ default: (await import("./QuestionDetails.tsx")).QuestionDetails }));

/** A question or message over everything else. Escape answers no, and so does leaving what it was asked about. */
export const QuestionDialog = ({ question }: { readonly question: Question }): ReactElement => {
  const { answer, typed, details } = question;
  const [text, setText] = useState("");
  useLayer(() => answer(false));
  useAnswerOnLeave(answer);
  return (
    <ConfirmFrame
      kind={question.kind}
      question={question.title ?? question.text}
      note={question.title === undefined ? undefined : question.text}
      tone={question.isDangerous ? "danger" : "neutral"}
      yes={question.yes}
      no={question.no}
      isBlocked={typed !== undefined && text.trim() !== typed}
      onAnswer={answer}
    >
      {details !== undefined && <Suspense><QuestionDetails text={details} /></Suspense>}
      {typed !== undefined && <Suspense><TypedName name={typed} value={text} onChange={setText} /></Suspense>}
    </ConfirmFrame>
  );
};

/** The back button under a question: nobody is asked about what is no longer there. */
function useAnswerOnLeave(answer: Question["answer"]): void {
  useSignals();
  const { location } = useKernel();
  const { path, modals } = location.address.value;
  const place = `${modals.length} ${path}`;
  const [asked] = useState(place);
  useEffect(() => {
    if (place !== asked) answer(false);
  }, [place, asked, answer]);
}
