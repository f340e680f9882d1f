package dev.straightway.runtime.routing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathTemplateTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', value = {
            "''                     ; ''                    ; ''              ; (0, 0, 0)",
            "/                      ; ''                    ; ''              ; (0, 0, 0)",
            "//                     ; ''                    ; ''              ; (0, 0, 0)",
            "a                      ; /a                    ; /a              ; (2, 0, 0)",
            "/a/                    ; /a                    ; /a              ; (2, 0, 0)",
            "a/{b}                  ; /a/{b}                ; /a/{}           ; (3, 1, 0)",
            "{a}{b}                 ; /{a}{b}               ; /{}{}           ; (1, 2, 0)",
            "/{ a : \\d{2} }/       ; /{a:\\d{2}}           ; /{:\\d{2}}      ; (1, 1, 1)",
            "{a:[}]\\}}             ; -                     ; -               ; -",
            "{a:\\{x\\}}            ; /{a:\\{x\\}}          ; /{:\\{x\\}}     ; (1, 1, 1)",
            "a{b}c.{ext}            ; /a{b}c.{ext}          ; /a{}c.{}        ; (4, 2, 0)",
            "{a:x/y}/b              ; /{a:x/y}/b            ; /{:x/y}/b       ; (3, 1, 1)",
            "{a-b.c_d}              ; /{a-b.c_d}            ; /{}             ; (1, 1, 0)",
            "a b                    ; /a%20b                ; /a%20b          ; (6, 0, 0)",
            "ä                      ; /%C3%A4               ; /%C3%A4         ; (7, 0, 0)",
            "😀                     ; /%F0%9F%98%80         ; /%F0%9F%98%80   ; (13, 0, 0)",
            "a%20%c3                ; /a%20%c3              ; /a%20%c3        ; (8, 0, 0)",
            "100%                   ; /100%25               ; /100%25         ; (7, 0, 0)",
            "a?b#c                  ; /a%3Fb%23c            ; /a%3Fb%23c      ; (10, 0, 0)",
            "'a;b=c,d'              ; '/a;b=c,d'            ; '/a;b=c,d'      ; (8, 0, 0)",
    })
    void readsItsCanonicalText(String written, String text, String shape, String rank) {
        if (text.equals("-")) {
            assertThatIllegalArgumentException().isThrownBy(() -> PathTemplate.parse(written));
            return;
        }
        PathTemplate template = PathTemplate.parse(written);
        assertThat(template.text()).isEqualTo(text);
        assertThat(template.shape()).isEqualTo(shape);
        assertThat(template.rank()).hasToString(rank);
        assertThat(PathTemplate.parse(text)).isEqualTo(template).hasSameHashCodeAs(template).hasToString(text);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', quoteCharacter = '"', value = {
            "/a/{b          ; an opening brace without a closing one (at 3)",
            "/a/{b:{c}      ; an opening brace without a closing one (at 3)",
            "/a/b}/{c}      ; a closing brace without an opening one (at 4)",
            "/a/{}          ; a variable without a name (at 4)",
            "/a/{:\\d+}     ; a variable without a name (at 4)",
            "/{b c}         ; 'b c' isn't a variable name: use letters, digits, '_', '-' and '.' (at 2)",
            "/{-b}          ; '-b' isn't a variable name: use letters, digits, '_', '-' and '.' (at 2)",
            "/{b: }         ; a colon without a regular expression (at 4)",
            "/{b:[}         ; the regular expression '[' is wrong: Unclosed character class (at 4)",
            "/{b:(?x)a#b}   ; the regular expression '(?x)a#b' is wrong: Unclosed group (at 4)",
            "/{b:(a)\\1}    ; the regular expression '(a)\\1' refers to a group by number: name the group (at 4)",
    })
    void saysWhatIsWrongAndWhere(String written, String message) {
        assertThatIllegalArgumentException().isThrownBy(() -> PathTemplate.parse(written))
                .withMessage("Path template '" + written + "': " + message);
    }

    @Test
    void namesItsVariablesInTheOrderOfTheirCaptures() {
        assertThat(PathTemplate.parse("/{z}/{a:\\d+}.{m}").variables()).containsExactly("z", "a", "m");
    }

    @Test
    void joinsTemplatesThatShareAVariable() {
        PathTemplate joined = PathTemplate.parse("/a/{id}").join(PathTemplate.parse("b/{id}"));
        assertThat(joined.text()).isEqualTo("/a/{id}/b/{id}");
        assertThat(joined.variables()).containsExactly("id", "id");
        assertThat(joined.rank()).isEqualTo(new Rank(6, 2, 0));
    }

    @Test
    void joinsAnyNumberOfTexts() {
        assertThat(PathTemplate.joined(List.of("/a", "", "/", "{id}", "c")).text()).isEqualTo("/a/{id}/c");
        assertThat(PathTemplate.joined(List.of()).text()).isEmpty();
    }

    @Test
    void joinsTheEmptyTemplateWithoutATrace() {
        PathTemplate a = PathTemplate.parse("/a");
        PathTemplate empty = PathTemplate.parse("/");
        assertThat(a.join(empty)).isSameAs(a);
        assertThat(empty.join(a)).isSameAs(a);
        assertThat(empty.isEmpty()).isTrue();
        assertThat(a.isEmpty()).isFalse();
    }

    @Test
    void templatesDifferByTheirTextNotTheirShape() {
        PathTemplate id = PathTemplate.parse("/{id}");
        assertThat(id).isEqualTo(PathTemplate.parse("{id}/")).isNotEqualTo(PathTemplate.parse("/{key}"));
        assertThat(id.shape()).isEqualTo(PathTemplate.parse("/{key}").shape())
                .isNotEqualTo(PathTemplate.parse("/{id:[^/]+}").shape());
    }

    @Test
    void keepsAVariableThatStandsTwice() {
        assertThat(PathTemplate.parse("/{a}/x/{a:[0-9]+}").variables()).containsExactly("a", "a");
    }
}
