import { navigate, useText, useUser } from "@platon/sdk";

const services = [
  { name: "housing", icon: "house" },
  { name: "pension", icon: "hand-coins" },
  { name: "land", icon: "map-pinned" },
  { name: "education", icon: "graduation-cap" },
  { name: "health", icon: "heart-pulse" },
  { name: "utilities", icon: "lightbulb" },
];
const steps = ["send", "follow", "answer"];

/** What guests see at the root: what the service is for, and the two ways in. */
export default function Landing() {
  const t = useText();
  const user = useUser();
  return (
    <div className="landing">
      <section className="hero">
        <div>
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
        </div>
        <ol className="steps">
          {steps.map((step, index) => (
            <li key={step}>
              <span className="index" aria-hidden="true">{index + 1}</span>
              <h2>{t(`landing.step.${step}`)}</h2>
              <p>{t(`landing.step.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="services">
        <h2>{t("dashboard.services")}</h2>
        <ul>
          {services.map(({ name, icon }) => (
            <li key={name}>
              <platon-icon name={icon} size={20} />
              {t(`landing.service.${name}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
