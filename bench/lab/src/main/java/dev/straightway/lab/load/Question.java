package dev.straightway.lab.load;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.lab.scenario.Scenario;

/**
 * A load, in the words of the program that embeds Hyperfoil.
 *
 * @param perSecond requests a second, or 0 for the closed loop
 */
record Question(LoadRequest request, double perSecond) {

    /**
     * {@return the parts of it that several generators send at once: connections and rate are divided among them, threads are
     * each one's own}
     *
     * @param most how many generators there are; one without a connection has no part
     */
    List<Question> parts(int most) {
        Scenario.LoadShape whole = request.shape();
        int parts = Math.min(most, whole.connections());
        List<Question> questions = new ArrayList<>();
        for (int part = 0; part < parts; part++) {
            int connections = whole.connections() / parts + (part < whole.connections() % parts ? 1 : 0);
            Scenario.LoadShape shape = new Scenario.LoadShape(connections, Math.min(whole.threads(), connections),
                    whole.pipelining());
            questions.add(new Question(request.with(shape), perSecond * connections / whole.connections()));
        }
        return questions;
    }

    Map<String, Object> words() {
        Scenario scenario = request.scenario();
        Map<String, Object> expected = new LinkedHashMap<>();
        expected.put("status", scenario.expected().status());
        expected.put("mediaType", request.mediaType());
        expected.put("body", scenario.expected().body());
        expected.put("sameLength", scenario.expected().items().isPresent());
        Map<String, Object> load = new LinkedHashMap<>();
        load.put("host", request.address().host());
        load.put("port", request.address().port());
        load.put("method", scenario.method());
        load.put("path", scenario.path());
        load.put("headers", scenario.headers());
        load.put("body", scenario.body());
        load.put("expected", expected);
        load.put("connections", request.shape().connections());
        load.put("threads", request.shape().threads());
        load.put("pipelining", request.shape().pipelining());
        load.put("seconds", request.seconds());
        load.put("perSecond", perSecond);
        return load;
    }
}
