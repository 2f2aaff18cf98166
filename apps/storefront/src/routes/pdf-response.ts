/** What was sent of the form of a file. */
export async function postedValues(request: Request): Promise<(name: string, most: number) => string> {
  const form = await request.formData().catch(() => new FormData());
  return (name, most) => {
    const typed = form.get(name);
    return typeof typed === 'string' ? typed.slice(0, most) : '';
  };
}

/** A PDF that a browser saves; `file` is in base64. */
export function pdfResponse({ name, file }: { name: string; file: string }): Response {
  return new Response(Buffer.from(file, 'base64'), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`,
      'cache-control': 'no-store',
    },
  });
}

/** Why there is no file. */
export function plainResponse(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
