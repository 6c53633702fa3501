const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be the id of a record: anything else never reaches SQL. */
export const isRecordId = (text: string): boolean => uuid.test(text);
