/**
 * Reads what clients say in the fields and the query of a request: one home for each syntax, which matching, contexts,
 * parameters and entity providers share, so that they never read the same text differently. What a client got wrong is
 * answered with 400, 406 or 415, or left out where a specification says so; nothing here fails otherwise.
 * <p>
 * Imports {@code negotiation} for media ranges and lists, and Jakarta REST for the values. The path has its home in
 * {@code routing}, but for what is wrong with it ({@link Paths}), the header of a part in {@code multipart}. Start at
 * {@link ContentTypes}.
 */
package dev.straightway.runtime.fields;
