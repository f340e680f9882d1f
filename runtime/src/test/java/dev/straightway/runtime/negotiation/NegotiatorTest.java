package dev.straightway.runtime.negotiation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NegotiatorTest {

    private record Route(String name, List<MediaRange> consumes, List<MediaRange> produces) implements Negotiable {

        /** "consumes > produces", each a list of types with blanks between them, or "-". */
        static Route parse(String text) {
            String[] sides = text.split(">");
            return new Route(text.trim(), ranges(sides[0]), ranges(sides[1]));
        }
    }

    private static List<MediaRange> ranges(String text) {
        return text.isBlank() || text.trim().equals("-") ? List.of()
                : Stream.of(text.trim().split(" +")).map(MediaRange::parse).toList();
    }

    private static Outcome<Route> choose(String routes, String contentType, String accept) {
        return Negotiator.choose(Stream.of(routes.split("\\|")).map(Route::parse).toList(),
                contentType == null ? null : MediaRange.parse(contentType), AcceptHeader.parse(accept));
    }

    @ParameterizedTest(name = "{0} for {1}, {2}")
    @CsvSource(nullValues = "-", value = {
            // one route
            "'- > a/b',                        -,                  -,                  - > a/b,          a/b",
            "'- > a/b',                        x/y,                '*/*;q=0.1',        - > a/b,          a/b",
            "'x/y > a/b',                      -,                  a/b,                x/y > a/b,        a/b",
            "'x/y > a/b',                      'x/y;charset=utf-8', a/*,               x/y > a/b,        a/b",
            "'x/* > a/b c/d',                  x/y,                c/d,                x/* > a/b c/d,    c/d",
            "'- > -',                          -,                  a/b,                - > -,            a/b",
            "'- > -',                          -,                  -,                  - > -,            application/octet-stream",
            "'- > image/*',                    -,                  image/png,          - > image/*,      image/png",
            "'- > image/*',                    -,                  -,                  - > image/*,      -",
            // the content type first
            "'x/y > a/b | x/* > a/b',          x/y,                -,                  x/y > a/b,        a/b",
            "'x/* > a/b | x/y > a/b',          x/y,                -,                  x/y > a/b,        a/b",
            "'x/* > a/b | x/y > a/b',          x/z,                -,                  x/* > a/b,        a/b",
            "'- > a/b | x/* > c/d',            x/z,                'a/b, c/d;q=0.1',   x/* > c/d,        c/d",
            "'- > a/b | x/y > a/b',            q/r,                -,                  - > a/b,          a/b",
            "'x/y > c/d | x/* > a/b',          x/y,                a/b,                x/* > a/b,        a/b",
            "'x/y > a/b | z/w > c/d',          -,                  c/d,                z/w > c/d,        c/d",
            // then what the client accepts
            "'- > a/b | - > c/d',              -,                  -,                  - > a/b,          a/b",
            "'- > a/b | - > c/d',              -,                  c/d,                - > c/d,          c/d",
            "'- > a/b | - > c/d',              -,                  'a/b;q=0.5, c/d',   - > c/d,          c/d",
            "'- > a/b | - > c/d',              -,                  'a/b;q=0, */*',     - > c/d,          c/d",
            "'- > a/b;qs=0.5 | - > c/d;qs=0.9', -,                 -,                  - > c/d;qs=0.9,   c/d",
            "'- > a/b;qs=0.5 | - > c/d;qs=0.9', -,                 'a/b, c/d;q=0.9',   - > a/b;qs=0.5,   a/b",
            // then what is more specific
            "'- > - | - > a/b',                -,                  a/b,                - > a/b,          a/b",
            "'- > a/* | - > a/b',              -,                  a/b,                - > a/b,          a/b",
            "'- > - | - > a/*',                -,                  a/b,                - > a/*,          a/b",
            "'- > - | - > a/b',                -,                  -,                  - > a/b,          a/b",
            "'- > a/b | - > c/d',              -,                  'a/*, c/d',         - > c/d,          c/d",
    })
    void choosesTheBestRoute(String routes, String contentType, String accept, String route, String responseType) {
        Outcome<Route> outcome = choose(routes, contentType, accept);
        assertThat(outcome).isInstanceOfSatisfying(Outcome.Chosen.class, chosen -> {
            assertThat(((Route) chosen.route()).name()).isEqualTo(route);
            assertThat(chosen.responseType() == null ? null : chosen.responseType().text()).isEqualTo(responseType);
        });
    }

    @ParameterizedTest(name = "{0} for {1}, {2}")
    @CsvSource(nullValues = "-", value = {
            "x/y > a/b,                 x/z,                -",
            "x/y > a/b,                 x/z,                c/d",
            "x/y > a/b | z/* > a/b,     q/z,                a/b",
    })
    void refusesAContentTypeThatNoRouteReads(String routes, String contentType, String accept) {
        assertThat(choose(routes, contentType, accept)).isEqualTo(new Outcome.UnsupportedMediaType<>());
    }

    @ParameterizedTest(name = "{0} for {1}, {2}")
    @CsvSource(nullValues = "-", value = {
            "- > a/b,                   -,                  c/d",
            "- > a/b,                   -,                  a/b;q=0",
            "- > -,                     -,                  */*;q=0",
            "- > a/b | - > a/c,         -,                  'a/*;q=0, */*'",
            "x/y > a/b | x/z > c/d,     x/y,                c/d",
    })
    void refusesToAnswerWhatIsNotAccepted(String routes, String contentType, String accept) {
        assertThat(choose(routes, contentType, accept)).isEqualTo(new Outcome.NotAcceptable<>());
    }

    @ParameterizedTest(name = "{0} for {1}: {2}")
    @CsvSource(nullValues = "-", value = {
            "a/b c/d,                           -,                          a/b",
            "a/b c/d,                           'c/d, a/b',                 a/b",
            "a/b c/d,                           'c/d, a/b;q=0.9',           c/d",
            "a/b;qs=0.1 c/d,                    -,                          c/d",
            "a/b;qs=0.1 c/d,                    'c/d;q=0.5, a/b',           a/b",
            "a/* c/d,                           'a/b;q=0.1, c/*;q=0.1',     a/b",
            "a/* c/d,                           'a/b;q=0.1, c/*;q=0.2',     c/d",
            "text/plain;charset=utf-8,          'text/plain;charset=x',     text/plain;charset=utf-8",
            "'',                                'text/plain;charset=x',     text/plain",
            "'',                                'text/*',                   -",
            "'',                                'application/*',            application/octet-stream",
            "'',                                '*/*',                      application/octet-stream",
            "application/*,                     '*/*',                      application/octet-stream",
            "application/*,                     'application/*',            application/octet-stream",
            "image/* application/*,             '*/*',                      application/octet-stream",
            "image/*,                           '*/*',                      -",
            "image/*,                           'image/*',                  -",
            "image/*,                           'image/*, image/png;q=0.1', image/png",
            "a/b,                               'c/d',                      -",
            "a/b a/c,                           'a/b;q=0, a/*',             a/c",
    })
    void selectsTheTypeOfTheResponse(String produces, String accept, String selected) {
        MediaRange type = Negotiator.select(ranges(produces), AcceptHeader.parse(accept));
        assertThat(type == null ? null : type.text()).isEqualTo(selected);
    }

    @Test
    void answersWithTheInstanceThatTheRouteDeclares() {
        MediaRange json = MediaRange.parse("application/json");
        assertThat(Negotiator.select(List.of(json), AcceptHeader.ANY)).isSameAs(json);
        assertThat(Negotiator.select(List.of(json), AcceptHeader.parse("application/json"))).isSameAs(json);
    }
}
