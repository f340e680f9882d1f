package dev.straightway.lab.request;

import java.util.List;

/**
 * What a source has.
 *
 * @param source in words, for people
 * @param unasked what it names and can't be asked
 */
public record Requests(String source, List<Request> asked, List<Unasked> unasked) {

    /**
     * Something that isn't asked.
     *
     * @param title as "GET /todos/{id}"
     * @param reason and what to do
     */
    public record Unasked(String title, String reason) {
    }
}
