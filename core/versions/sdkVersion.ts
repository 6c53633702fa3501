/** Version of the SDK that this product offers: a plugin's `sdk` range must include it. */
export const sdkVersion = "1.0.0";
