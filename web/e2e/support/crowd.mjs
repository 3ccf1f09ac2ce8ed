// Many rows out of a small account: the API's responses are multiplied on their way to the page.

/** The workspace seems to have this many servers. */
export async function manyServers(page, count) {
  await page.route('**/api/workspace/*', async (route) => {
    const response = await route.fetch();
    const workspace = await response.json();
    const one = workspace.servers[0].serverId;
    const servers = Array.from({ length: count }, (_, index) => ({
      serverId: {
        ...one,
        _id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        name: `Branch ${index + 1}`,
        ...(index % 25 === 3 ? {} : { status: 'active', state: 'up', openIncidentId: null }),
      },
    }));
    await route.fulfill({ response, json: { ...workspace, servers } });
  });
  await page.route('**/api/server/uptime/*', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const days = Array.from({ length: 90 }, (_, day) => ({
      ...data[0]?.days.at(-1),
      day: new Date(Date.parse('2026-01-01') + day * 86_400_000).toISOString().slice(0, 10),
      success: 1_440,
      failures: day % 30 === 7 ? 4 : 0,
      unknown: 0,
    }));
    const many = Array.from({ length: count }, (_, index) => ({
      serverId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      days,
    }));
    await route.fulfill({ response, json: { data: many } });
  });
}

/** The account seems to have this many error logs, 20 a page. */
export async function manyLogs(page, count) {
  await page.route('**/api/server/logs/*', async (route) => {
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/page=\d+/, 'page=1'),
    });
    const body = await response.json();
    const currentPage = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    const data = Array.from({ length: 20 }, (_, index) => ({
      ...body.data[index % body.data.length],
      _id: `00000000-0000-4000-8001-${String(currentPage * 20 + index).padStart(12, '0')}`,
      message: `No. ${(currentPage - 1) * 20 + index + 1}: ${body.data[index % body.data.length].message}`,
    }));
    await route.fulfill({ response, json: { data, pagination: { currentPage, totalPages: count / 20, totalItems: count, pageSize: 20 } } });
  });
}
