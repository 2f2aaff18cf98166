/** Code of a message and the text of its content; the first character of a message `Z` is the status of the transaction. */
type OnMessage = (code: string, content: string) => void;

/** An error as the server sends it. */
export interface WireError {
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

/** Calls back for each complete message of a stream of bytes. */
export function messages(onMessage: OnMessage): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      onMessage(String.fromCharCode(rest[0] ?? 0), rest.toString('latin1', 5, end));
      rest = rest.subarray(end);
    }
  };
}

/** Authentication was accepted, a made-up process, ready. */
export function hello(): Buffer {
  return Buffer.from([
    0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x4b, 0, 0, 0, 12, 0, 0, 0, 1, 0, 0, 0, 1, 0x5a, 0, 0, 0, 5, 0x49,
  ]);
}

/** An error, with its fields of a letter and a text. */
export function errorMessage({ severity, code, message }: WireError): Buffer {
  const fields = Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${message}\0\0`);
  const head = Buffer.from('E....');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, fields]);
}

/** Ready for the next query, outside a transaction. */
export function ready(): Buffer {
  return Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
}
