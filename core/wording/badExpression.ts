/** What is said of an expression that could never be evaluated, by `apply` and by the editor in which it is written. */
export const badExpression = {
  uz: "ифодада хато, {line}-қатор, {column}-устун (техник тафсилот: {why})", la: "ifodada xato, {line}-qator, {column}-ustun (texnik tafsilot: {why})",
  ru: "ошибка в выражении, строка {line}, столбец {column} (технические подробности: {why})", en: "the expression is wrong in line {line}, column {column}: {why}",
  qq: "аңлатпада қәте, {line}-қатар, {column}-бағана (техникалық мағлыўмат: {why})", kh: "ańlatpada qáte, {line}-qatar, {column}-baǵana (texnikalıq maǵlıwmat: {why})",
} as const;
