import type { ErrorLogResponse } from '@nowahala/api';
import type { Page } from '@/lib/http/pagination';

export type ErrorLogPage = Page<ErrorLogResponse>;
