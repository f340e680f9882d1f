package dev.straightway.runtime.http.match;

import java.util.List;

/**
 * How a request is matched, step by step, for people.
 *
 * @param status the status that ends the match; 0 if an endpoint is found
 * @param templates the class templates whose methods are asked, best first; then the number of the others is all that is
 *        told
 * @param others how many class templates aren't asked
 * @param steps what was asked, in order; all are passed but the last one, if there is a status
 * @param candidates the endpoints of the winning template that answer the method, with what became of each
 * @param endpoint the method that is called; {@code null} if there is a status
 */
public record Explanation(int status, List<TriedClass> templates, int others, List<Step> steps, List<Candidate> candidates,
        Called endpoint) {

    /**
     * @param template the class template
     * @param rank its rank (§3.7.2)
     * @param methods its method templates, best first
     */
    public record TriedClass(String template, String rank, List<TriedMethod> methods) {
    }

    /**
     * @param template the method template
     * @param rank its rank (§3.7.2)
     * @param matches whether the rest of the path matches it
     * @param first whether it is the first of its class that does, which alone counts
     * @param endpoints the methods behind it
     */
    public record TriedMethod(String template, String rank, boolean matches, boolean first, List<String> endpoints) {
    }

    /**
     * @param passed whether the match goes on
     * @param title what was asked
     * @param detail what was found
     */
    public record Step(boolean passed, String title, String detail) {
    }

    /**
     * @param method the resource method
     * @param consumes what it consumes
     * @param produces what it produces
     * @param verdict whether it is chosen, or why not
     * @param chosen whether it is chosen
     */
    public record Candidate(String method, String consumes, String produces, String verdict, boolean chosen) {
    }

    /**
     * @param method the resource method
     * @param template the whole template
     * @param variables the captures, one text for each
     * @param thread which thread calls it
     * @param guarded whether Quarkus Security is asked before
     */
    public record Called(String method, String template, List<String> variables, String thread, boolean guarded) {
    }
}
