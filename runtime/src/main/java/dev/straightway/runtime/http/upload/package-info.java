/**
 * Parts of a multipart form as parameters of Quarkus REST take them: uploads, files, bytes, and objects of a media type.
 * <p>
 * Imports {@code http.exchange}, {@code http.context} and {@code multipart}. Start at {@link PartReader}.
 */
package dev.straightway.runtime.http.upload;
