"""The server's addresses, clients in the home network, and names of the server."""

from __future__ import annotations

import socket

import pytest

from roost.web import server_addresses
from roost.web.server_addresses import ServerAddresses, home_addresses, is_in_home_network, is_loopback, is_own_name

ROUTES = {socket.AF_INET: ("192.168.7.3",), socket.AF_INET6: ("2001:db8:7::3",)}
INTERFACES = [("lo", "127.0.0.1"), ("eth0", "10.1.2.3"), ("docker0", "172.17.0.1"), ("wlan0", "192.168.7.3")]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A laptop with a cable, Wi-Fi and containers."""
    monkeypatch.setattr(server_addresses, "_routed", lambda family: ROUTES[family])
    monkeypatch.setattr(server_addresses, "_interfaces", lambda: INTERFACES)
    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop.fritz.example")
    return monkeypatch


def test_the_routed_address_comes_first_and_containers_last(machine: pytest.MonkeyPatch) -> None:
    assert home_addresses() == ("192.168.7.3", "10.1.2.3", "2001:db8:7::3", "172.17.0.1")


def test_a_tunnel_does_not_hide_the_home_network(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(server_addresses, "_routed", lambda family: ("10.8.0.2",) if family == socket.AF_INET else ())
    machine.setattr(server_addresses, "_interfaces", lambda: [("tun0", "10.8.0.2"), ("wlan0", "192.168.7.3")])
    assert home_addresses() == ("192.168.7.3", "10.8.0.2")


def test_a_network_without_internet_is_found_by_its_interface(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(server_addresses, "_routed", lambda family: ())
    assert home_addresses() == ("10.1.2.3", "192.168.7.3", "172.17.0.1")


def test_a_public_address_is_not_in_a_home_network(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(server_addresses, "_routed", lambda family: ("8.8.4.4",) if family == socket.AF_INET else ())
    machine.setattr(server_addresses, "_interfaces", lambda: [("lo", "127.0.0.1"), ("eth0", "8.8.4.4")])
    assert home_addresses() == ()
    assert ServerAddresses("0.0.0.0", 8000, home_only=True).external() == ()
    assert ServerAddresses("0.0.0.0", 8000).external() == ("8.8.4.4:8000",)


def test_the_addresses_of_the_real_machine_are_its_own() -> None:
    for address in home_addresses():
        assert not is_loopback(address)
        assert is_in_home_network(address)
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        socket.create_server((address, 0), family=family).close()


@pytest.mark.parametrize(
    ("host", "names", "local", "others"),
    [
        ("127.0.0.1", ("roost.home",), "127.0.0.1:8000", ()),
        ("::1", (), "[::1]:8000", ()),
        ("192.168.7.3", (), "192.168.7.3:8000", ("192.168.7.3:8000",)),
        ("fd00::7", (), "[fd00::7]:8000", ("[fd00::7]:8000",)),
        (
            "0.0.0.0",
            ("roost.home",),
            "127.0.0.1:8000",
            ("roost.home:8000", "192.168.7.3:8000", "10.1.2.3:8000"),
        ),
        ("::", (), "127.0.0.1:8000", ("192.168.7.3:8000", "10.1.2.3:8000")),
    ],
)
def test_local_and_external_addresses_of_a_server(
    machine: pytest.MonkeyPatch, host: str, names: tuple[str, ...], local: str, others: tuple[str, ...]
) -> None:
    addresses = ServerAddresses(host, 8000, extra_names=names)
    assert addresses.local == local
    assert addresses.external()[: len(others)] == others
    assert bool(addresses.external()) is bool(others)


def test_a_network_joined_later_is_found_without_a_restart(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(server_addresses, "_routed", lambda family: ())
    machine.setattr(server_addresses, "_interfaces", list)
    addresses = ServerAddresses("0.0.0.0", 8000, home_only=True)
    assert addresses.external() == ()
    machine.setattr(server_addresses, "_interfaces", lambda: INTERFACES)
    assert addresses.external()[0] == "10.1.2.3:8000"


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("192.168.1.9", True),
        ("10.0.0.9", True),
        ("172.31.0.1", True),
        ("172.32.0.1", False),
        ("169.254.3.4", True),
        ("fe80::1", True),
        ("fd12::1", True),
        ("::ffff:192.168.1.9", True),
        ("::ffff:8.8.8.8", False),
        ("8.8.8.8", False),
        ("2a00:1450:1::5", False),
        ("2a00:1450:7::5", True),
        ("nonsense", False),
        ("", False),
    ],
)
def test_addresses_in_the_home_network(address: str, near: bool) -> None:
    assert is_in_home_network(address, own=["2a00:1450:7::99", "192.168.1.2"]) is near


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LOCALHOST.", "a.localhost", "127.0.0.1", "192.168.1.9", "[fd00::7]", "[::1]"),
        *("laptop", "Laptop.local", "laptop.fritz.example", "roost.home"),
    ],
)
def test_own_names_are_accepted(machine: pytest.MonkeyPatch, host: str) -> None:
    assert is_own_name(host, ["roost.home"])


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "laptop.evil.example", "local", ""],
)
def test_names_that_others_control_are_refused(machine: pytest.MonkeyPatch, host: str) -> None:
    assert not is_own_name(host, ["roost.home"])
