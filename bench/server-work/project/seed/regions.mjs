export const rows = () => Array.from({ length: 200 }, (_, index) => ({ code: `r${index}`, title: `Ҳудуд ${index}` }));
