package dev.straightway.lab.project;

/**
 * Why a stack refuses a project.
 *
 * @param id of the problem, as STW-133, or what found it, as "compiler"
 * @param place class and method, or file and line, as far as the build says
 * @param text in the build's words
 */
public record Problem(String id, String place, String text) {

    @Override
    public String toString() {
        return id + (place.isEmpty() ? "" : " " + place) + ": " + text;
    }
}
