/**
 * Forms as request and response entities: {@code multipart/form-data} as a list of parts (§4.2.4, RFC 7578), and the fields
 * of either kind of form for {@code @FormParam} (§3.3.2).
 * <p>
 * Imports {@code java.*}, {@code jakarta.ws.rs}, {@code fields} and {@code negotiation} only; providers of the application
 * reach it through {@link PartBodies}. Start at {@link EntityParts} for whole entities, at {@link FormFields} for single
 * fields.
 */
package dev.straightway.runtime.multipart;
