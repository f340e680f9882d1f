package dev.straightway.deployment.types;

import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.UUID;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Cookie;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.PathSegment;

import org.jboss.jandex.Type;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.deployment.model.ResourceParameter.Place;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Wholes.Whole;

/** What becomes of types: signatures, parts of the request as they are, conversions of text. */
class TypesTest {

    /** Its fields have the types that the tests name. */
    @Path("types")
    public static class Fields<T extends Number, U> {
        int primitive;
        String string;
        String[][] arrays;
        int[] ints;
        UUID[] uuids;
        Map<String, List<? extends Number>> wildcards;
        List<? super Integer> lower;
        List<?> open;
        T bounded;
        U unbounded;
        Map.Entry<String, T> nested;
        PathSegment segment;
        List<PathSegment> segments;
        Cookie cookie;
        EntityPart part;
        List<EntityPart> parts;
        InputStream stream;
        Optional<Set<String>> optionalSet;
        Optional<List<Integer>> optionalList;
        Collection<Long> collection;
        SortedSet<UUID> sorted;
        Runnable none;
        List<Runnable> nones;

        @GET
        public String get() {
            return "";
        }
    }

    private static final RestApplication APPLICATION = scan(Fields.class);

    private static Type type(String field) {
        return APPLICATION.resources().get(0).declaration().field(field).type();
    }

    @ParameterizedTest
    @CsvSource({
            "primitive, I",
            "string,    Ljava/lang/String;",
            "arrays,    [[Ljava/lang/String;",
            "ints,      [I",
            "wildcards, Ljava/util/Map<Ljava/lang/String;Ljava/util/List<+Ljava/lang/Number;>;>;",
            "lower,     Ljava/util/List<-Ljava/lang/Integer;>;",
            "open,      Ljava/util/List<+Ljava/lang/Object;>;",
            "bounded,   Ljava/lang/Number;",
            "unbounded, Ljava/lang/Object;",
            "nested,    Ljava/util/Map$Entry<Ljava/lang/String;Ljava/lang/Number;>;" })
    void writesSignatures(String field, String signature) {
        assertThat(Signature.of(type(field))).isEqualTo(signature);
    }

    @ParameterizedTest
    @CsvSource(nullValues = "-", value = {
            "PATH,   segment,  PATH_SEGMENT",
            "PATH,   segments, PATH_SEGMENTS",
            "QUERY,  segment,  -",
            "COOKIE, cookie,   COOKIE",
            "HEADER, cookie,   -",
            "FORM,   part,     PART",
            "FORM,   parts,    PARTS",
            "FORM,   stream,   PART_CONTENT",
            "QUERY,  stream,   -",
            "PATH,   string,   -",
            "FORM,   segments, -" })
    void takesPartsOfTheRequestAsTheyAre(Place place, String field, Whole whole) {
        assertThat(Wholes.find(place, type(field))).isEqualTo(Optional.ofNullable(whole));
    }

    @ParameterizedTest
    @CsvSource({
            "primitive,    ONE,           parsed as int",
            "string,       ONE,           as it is",
            "ints,         ARRAY,         parsed as java.lang.Integer",
            "uuids,        ARRAY,         java.util.UUID.fromString(String)",
            "optionalList, OPTIONAL_LIST, parsed as java.lang.Integer",
            "optionalSet,  OPTIONAL_SET,  as it is",
            "collection,   LIST,          parsed as java.lang.Long",
            "sorted,       SORTED_SET,    java.util.UUID.fromString(String)" })
    void convertsTextsToElementsAndCollections(String field, Cardinality cardinality, String words) {
        TextShape shape = new Conversions(APPLICATION.index(), false).shape(type(field)).orElseThrow();
        assertThat(shape.cardinality()).isEqualTo(cardinality);
        assertThat(shape.conversion().words()).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource({ "none", "nones", "arrays" })
    void convertsNothingElse(String field) {
        assertThat(new Conversions(APPLICATION.index(), false).shape(type(field))).isEmpty();
    }

    @Test
    void leavesToConvertersOfTheApplicationWhatHasNoWayOfItsOwn() {
        Conversions conversions = new Conversions(APPLICATION.index(), true);
        assertThat(conversions.shape(type("none"))).contains(
                new TextShape(Cardinality.ONE, new Conversion.ByProvider("java.lang.Runnable")));
        assertThat(conversions.shape(type("nones"))).contains(
                new TextShape(Cardinality.LIST, new Conversion.ByProvider("java.lang.Runnable")));
        assertThat(conversions.shape(type("ints"))).contains(
                new TextShape(Cardinality.ARRAY, new Conversion.ToBox("java.lang.Integer")));
    }
}
