package dev.straightway.runtime.body;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;

import javax.xml.transform.stream.StreamSource;

import jakarta.activation.FileDataSource;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.ws.rs.core.GenericEntity;
import jakarta.ws.rs.core.MultivaluedHashMap;

import org.junit.jupiter.api.Test;

class SpecialTypesTest {

    private abstract static class OwnObject implements JsonObject {
    }

    private abstract static class Both extends ByteArrayInputStream implements JsonArray {
        Both() {
            super(new byte[0]);
        }
    }

    @Test
    void includesWhatIsBelowATypeWithAProviderOfItsOwn() {
        assertThat(List.of(ByteArrayInputStream.class, BufferedReader.class, FileDataSource.class, StreamSource.class,
                JsonObject.class, OwnObject.class, MultivaluedHashMap.class, GenericEntity.class, Both.class))
                .allMatch(SpecialTypes::include);
        assertThat(List.of(Object.class, String.class, ArrayList.class, int[].class, Integer.class, Runnable.class))
                .noneMatch(SpecialTypes::include);
    }

    @Test
    void tellsContentFromWhatJsonMayBeMadeOf() {
        assertThat(List.of(ByteArrayInputStream.class, FileDataSource.class, StreamSource.class, Both.class))
                .allMatch(SpecialTypes::isContent);
        assertThat(List.of(OwnObject.class, MultivaluedHashMap.class, String.class)).noneMatch(SpecialTypes::isContent);
    }
}
