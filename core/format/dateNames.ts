import type { Locale } from "../locale.ts";

/** Names of months (January first) and weekdays (Monday first); `inDate` is the form beside a day: "5 января". */
export interface DateNames {
  readonly months: readonly string[];
  readonly monthsInDate: readonly string[];
  readonly monthsShort: readonly string[];
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
}

const words = (text: string): readonly string[] => text.split(" ");

function names(months: string, monthsShort: string, weekdays: string, weekdaysShort: string): DateNames {
  return {
    months: words(months),
    monthsInDate: words(months),
    monthsShort: words(monthsShort),
    weekdays: words(weekdays),
    weekdaysShort: words(weekdaysShort),
  };
}

/** Our own, because browsers have no data for Latin Uzbek and Karakalpak (D51). */
export const dateNames: Readonly<Record<Locale, DateNames>> = {
  uz: names(
    "январ феврал март апрел май июн июл август сентябр октябр ноябр декабр",
    "янв фев мар апр май июн июл авг сен окт ноя дек",
    "душанба сешанба чоршанба пайшанба жума шанба якшанба",
    "Ду Се Чо Па Жу Ша Як",
  ),
  la: names(
    "yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr",
    "yan fev mar apr may iyn iyl avg sen okt noy dek",
    "dushanba seshanba chorshanba payshanba juma shanba yakshanba",
    "Du Se Ch Pa Ju Sh Ya",
  ),
  ru: {
    ...names(
      "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
      "янв фев мар апр май июн июл авг сен окт ноя дек",
      "понедельник вторник среда четверг пятница суббота воскресенье",
      "Пн Вт Ср Чт Пт Сб Вс",
    ),
    monthsInDate: words("января февраля марта апреля мая июня июля августа сентября октября ноября декабря"),
  },
  en: names(
    "January February March April May June July August September October November December",
    "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    "Mon Tue Wed Thu Fri Sat Sun",
  ),
  qq: names(
    "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
    "янв фев мар апр май июн июл авг сен окт ноя дек",
    "дүйшемби сийшемби сәршемби пийшемби жума шемби екшемби",
    "Дү Си Сә Пи Жу Ше Ек",
  ),
  kh: names(
    "yanvar fevral mart aprel may iyun iyul avgust sentyabr oktyabr noyabr dekabr",
    "yan fev mar apr may iyn iyl avg sen okt noy dek",
    "dúyshembi siyshembi sárshembi piyshembi juma shembi ekshembi",
    "Dú Si Sá Pi Ju Sh Ek",
  ),
};
