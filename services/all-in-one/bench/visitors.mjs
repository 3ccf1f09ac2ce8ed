/** Each visitor comes from an address of its own, as limits count by address. */
const addressOf = (index) => `198.18.${index >> 8}.${index & 255}`;

export async function call(base, method, path, { body, token, from, headers = {} } = {}) {
  const response = await fetch(`${base}/${path}`, {
    method,
    headers: {
      ...(from !== undefined && { 'x-forwarded-for': addressOf(from) }),
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json().catch(() => ({})) };
}
