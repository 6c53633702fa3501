import { navigate, useText, useUser } from "@platon/sdk";

const services = ["housing", "pension", "land", "education", "health", "utilities"];
const steps = ["send", "follow", "answer"];

/** What guests see at the root: what the service is for, and the two ways in. */
export default function Landing() {
  const t = useText();
  const user = useUser();
  return (
    <div className="landing">
      <section className="hero">
        <h1>{t("landing.title")}</h1>
        <p>{t("landing.text")}</p>
        <div className="ways">
          <button type="button" className="way primary" onClick={() => void navigate(user ? "pages/dashboard" : "login")}>
            {t(user ? "landing.open" : "landing.signIn")}
          </button>
          <button type="button" className="way" onClick={() => void navigate("public/forms/feedback?_target=self")}>
            {t("landing.feedback")}
          </button>
        </div>
      </section>
      <ol className="steps">
        {steps.map((step, index) => (
          <li key={step}>
            <span className="index" aria-hidden="true">{index + 1}</span>
            <h2>{t(`landing.step.${step}`)}</h2>
            <p>{t(`landing.step.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <section className="services">
        <h2>{t("dashboard.services")}</h2>
        <ul>
          {services.map((name) => (
            <li key={name}>{t(`dashboard.service.${name}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
