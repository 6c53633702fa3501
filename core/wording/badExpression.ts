/** What is said of an expression that could never be evaluated, by `apply` and by the editor in which it is written; `why` is of `expressionFaultWords`. */
export const badExpression = {
  uz: "ифодада хато, {line}-қатор, {column}-устун: {why}", la: "ifodada xato, {line}-qator, {column}-ustun: {why}",
  ru: "ошибка в выражении, строка {line}, столбец {column}: {why}", en: "the expression is wrong in line {line}, column {column}: {why}",
  qq: "аңлатпада қәте, {line}-қатар, {column}-бағана: {why}", kh: "ańlatpada qáte, {line}-qatar, {column}-baǵana: {why}",
} as const;
