export interface SigningService {
  readonly port: number;
  readonly address: string;
  close(): Promise<void>;
}

export function startSigningService(options: { keys: string; port?: number; isAllowed?: (origin: string) => boolean }): Promise<SigningService>;
