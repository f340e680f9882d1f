package dev.straightway.runtime.multipart;

/**
 * What a form may consist of; -1 for no limit.
 *
 * @param attribute bytes of the name or the value of a field that is no file
 * @param fields how many fields of text it has
 * @param buffered bytes that are read before a name is known
 * @param parameters how many fields and files it has, and how many parameters a query has
 */
public record FormLimits(int attribute, int fields, int buffered, int parameters) {

    public static final FormLimits NONE = new FormLimits(-1, -1, -1, -1);
}
