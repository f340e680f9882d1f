package dev.straightway.lab.app;

import java.util.List;
import java.util.Map;

import dev.straightway.lab.request.Request;
import dev.straightway.lab.verify.Answer;

/**
 * What one target answered.
 *
 * @param answers to each request, three of them: two of one server and one of another
 * @param failures why a request has none
 */
record Given(Map<Request, List<Answer>> answers, Map<Request, String> failures) {
}
