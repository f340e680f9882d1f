package dev.straightway.it.tck.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SelectionTest {

    @ParameterizedTest
    @CsvSource({ "api.rs.core.link.JAXRSClientIT, API", "jaxrs21.api.client.JAXRSClientIT, API",
            "uribuilder.UriBuilderIT, API", "sebootstrap.SeBootstrapIT, BOOTSTRAP",
            "ee.rs.client.asyncinvoker.JAXRSClientIT, CLIENT", "spec.client.webtarget.JAXRSClientIT, CLIENT",
            "jaxrs21.ee.client.executor.rx.JAXRSClientIT, CLIENT",
            "ee.rs.ext.interceptor.clientwriter.interceptorcontext.JAXRSClientIT, CLIENT",
            "ee.rs.ext.interceptor.clientreader.readerinterceptorcontext.JAXRSClientIT, CLIENT",
            "ee.rs.get.JAXRSClientIT, SERVER", "ee.rs.ext.interceptor.reader.JAXRSClientIT, SERVER",
            "jaxrs21.ee.sse.sseeventsink.JAXRSClientIT, SERVER", "spec.filter.dynamicfeature.JAXRSClientIT, SERVER" })
    void tellsTheGroupOfAClass(String type, Group group) {
        assertThat(Group.of(type)).isEqualTo(group);
    }

    @ParameterizedTest
    @CsvSource({ "A, API", "B, BOOTSTRAP", "C, CLIENT", "D, SERVER", "d, SERVER", "client, CLIENT" })
    void knowsAGroupByLetterAndName(String name, Group group) {
        assertThat(Group.named(name)).isEqualTo(group);
    }

    @Test
    void refusesAGroupThatItDoesNotKnow() {
        assertThatThrownBy(() -> Selection.parse("D,E", "")).isInstanceOf(IllegalArgumentException.class).hasMessage(
                "No group 'E' of the TCK. Use some of A (api), B (bootstrap), C (client), D (server)");
    }

    @Test
    void selectsTheServerWhenNothingIsAskedFor() {
        assertThat(Selection.parse("", "")).isEqualTo(new Selection(Set.of(Group.SERVER), List.of()));
    }

    @ParameterizedTest
    @CsvSource({ "ee.rs.get.JAXRSClientIT, true", "spec.client.instance.JAXRSClientIT, true",
            "ee.rs.put.JAXRSClientIT, false" })
    void selectsByPrefixFromEveryGroup(String type, boolean included) {
        assertThat(Selection.parse("", "ee.rs.get, spec.client").includes(type)).isEqualTo(included);
    }

    @ParameterizedTest
    @CsvSource({ "ee.rs.get.JAXRSClientIT, false", "ee.rs.client.asyncinvoker.JAXRSClientIT, true",
            "spec.client.instance.JAXRSClientIT, false" })
    void selectsByPrefixFromTheGroupsAskedFor(String type, boolean included) {
        assertThat(Selection.parse("C", "ee.rs").includes(type)).isEqualTo(included);
    }

    @ParameterizedTest
    @CsvSource({ "'', '', true", "'A,D', '', true", "'A', '', false", "'', 'ee', false", "'D', 'ee.rs.get', false" })
    void holdsTheWholeServerOnlyWithoutPrefixes(String groups, String only, boolean whole) {
        assertThat(Selection.parse(groups, only).holdsWholeServer()).isEqualTo(whole);
    }

    @Test
    void findsTheClassesOfTheServerInTheTck() throws Exception {
        assertThat(TestClasses.selected(Selection.parse("", ""))).hasSize(96).isSorted()
                .contains("ee.rs.get.JAXRSClientIT", "jaxrs21.ee.sse.sseeventsink.JAXRSClientIT")
                .noneMatch(type -> type.startsWith("signaturetest"));
    }

    @ParameterizedTest
    @ValueSource(strings = { "A", "B", "C", "D" })
    void findsClassesOfEachGroup(String group) throws Exception {
        assertThat(TestClasses.selected(Selection.parse(group, ""))).isNotEmpty();
    }
}
