import type { z } from 'zod';
import type { cursorQuery, pageQuery } from './valid.js';

export type PageQuery = z.infer<typeof pageQuery>;
export type CursorQuery = z.infer<typeof cursorQuery>;
