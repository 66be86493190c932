/** A statement that a function made, and the doors by whose databases it may ask. */
export type RecordedSqlStatementWithDoors = { text: string; doors: string[] };
